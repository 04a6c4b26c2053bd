import { Link as ChakraLink, chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { pagination as styles } from '#theme/recipes/controls.ts';
import { pageSteps } from './pageSteps.ts';

interface PagesProps {
  /** The current page, 1-based. */
  readonly page: number;
  readonly pageCount: number;
  /** The URL of a page, 1-based. */
  readonly getHref: (page: number) => string;
}

/**
 * Links to the other pages of a list; renders nothing for a single page. Chakra's Pagination uses buttons, which
 * require JavaScript.
 */
export function Pages({ page, pageCount, getHref }: PagesProps) {
  if (pageCount < 2) return null;
  return (
    <chakra.nav css={styles.root} aria-label="Pages">
      {page > 1 && (
        <ChakraLink asChild variant="plain" css={styles.prevTrigger}>
          <Link to={getHref(page - 1)} rel="prev">
            Previous
          </Link>
        </ChakraLink>
      )}
      <ol>
        {pageSteps(page, pageCount).map((step, index, steps) => (
          <li key={step === 'gap' ? `gap-after-${steps[index - 1]}` : step}>
            {step === 'gap' ? (
              <chakra.span css={styles.ellipsis}>…</chakra.span>
            ) : (
              <ChakraLink asChild variant="plain" css={styles.item}>
                <Link
                  to={getHref(step)}
                  aria-label={`Page ${step}`}
                  aria-current={step === page ? 'page' : undefined}
                >
                  {step}
                </Link>
              </ChakraLink>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <ChakraLink asChild variant="plain" css={styles.nextTrigger}>
          <Link to={getHref(page + 1)} rel="next">
            Next
          </Link>
        </ChakraLink>
      )}
    </chakra.nav>
  );
}
