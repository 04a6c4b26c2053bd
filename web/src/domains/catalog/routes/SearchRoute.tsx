export default function SearchRoute() {
  return (
    <div className="e-wrap">
      <title>Search</title>
      <h1>Search</h1>
    </div>
  );
}
