/** The shopping bag at the side of the page; mounted once by the shop's frame. */
export function BagPanel() {
  return null;
}
