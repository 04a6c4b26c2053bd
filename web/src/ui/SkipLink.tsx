/** First thing the Tab key reaches: past the menu, to the page's content. */
export function SkipLink() {
  return (
    <a className="e-skip-link" href="#content">
      Skip to content
    </a>
  );
}
