export default function LatestArrivalsRoute() {
  return (
    <div className="e-wrap">
      <title>Latest Arrivals</title>
      <h1>Latest Arrivals</h1>
    </div>
  );
}
