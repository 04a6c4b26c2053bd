export default function ProductByIdRoute() {
  return (
    <div className="e-wrap">
      <title>Product</title>
      <h1>Product</h1>
    </div>
  );
}
