export default function OurDesignersRoute() {
  return (
    <div className="e-wrap">
      <title>Our Designers</title>
      <h1>Our Designers</h1>
    </div>
  );
}
