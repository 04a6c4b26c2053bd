import { chakra } from '@chakra-ui/react';
import { pagination as styles } from '#theme/recipes/controls.ts';
import { TextLink } from './Links.tsx';

interface PagesProps {
  /** The current page, 1-based. */
  readonly page: number;
  readonly pageCount: number;
  readonly getHref: (page: number) => string;
}

/** Nothing for a single page. Chakra's Pagination has buttons, which need JavaScript. */
export function Pages({ page, pageCount, getHref }: PagesProps) {
  if (pageCount < 2) return null;
  return (
    <chakra.nav css={styles.root} aria-label="Pages">
      {page > 1 && (
        <TextLink variant="plain" css={styles.step} to={getHref(page - 1)} rel="prev">
          Previous
        </TextLink>
      )}
      <ol>
        {pageSteps(page, pageCount).map((step, index, steps) => (
          <li key={step === 'gap' ? `gap-after-${steps[index - 1]}` : step}>
            {step === 'gap' ? (
              <chakra.span css={styles.ellipsis}>…</chakra.span>
            ) : (
              <TextLink
                variant="plain"
                css={styles.item}
                to={getHref(step)}
                aria-label={`Page ${step}`}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <TextLink variant="plain" css={styles.step} to={getHref(page + 1)} rel="next">
          Next
        </TextLink>
      )}
    </chakra.nav>
  );
}

/** A page link, or a gap between links. */
export type PageStep = number | 'gap';

/**
 * The pages to link from page `current` of `count`, 1-based: first, last, and two around the current one, with a gap
 * only where it hides at least two pages.
 */
export function pageSteps(current: number, count: number): PageStep[] {
  const shown = new Set([1, 2, count, count - 1, current - 1, current, current + 1]);
  const pages = Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
  const steps: PageStep[] = [];
  for (const page of pages) {
    const hidesOne = shown.has(page - 1) && shown.has(page + 1);
    if (shown.has(page) || hidesOne) steps.push(page);
    else if (steps.at(-1) !== 'gap') steps.push('gap');
  }
  return steps;
}
