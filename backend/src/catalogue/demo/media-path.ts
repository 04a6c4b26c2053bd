/** Magento's path of a file: '/f/l/flap-black.webp', by the first two letters of its name. */
export function mediaPath(file: string): string {
  return `/${file[0]}/${file[1]}/${file}`.toLowerCase();
}
