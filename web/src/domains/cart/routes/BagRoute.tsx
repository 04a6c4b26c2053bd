export default function BagRoute() {
  return (
    <div className="e-wrap">
      <title>Shopping Bag</title>
      <meta name="robots" content="noindex" />
      <h1>Shopping Bag</h1>
    </div>
  );
}
