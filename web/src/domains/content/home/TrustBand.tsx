import { Container } from '@chakra-ui/react';
import { trustBand as styles } from '#theme/recipes/home.ts';
import { Html } from '#ui/Html.tsx';

const DEFAULT_HTML = `<h2>How we work</h2><ul>
<li><strong>Authenticated by hand.</strong> Specialists check the materials, stitching, hardware and date code of every piece.</li>
<li><strong>Graded part by part.</strong> We describe the exterior, interior, corners and hardware, flaws included.</li>
<li><strong>One of a kind.</strong> The item in the photos is the item you receive.</li>
</ul>`;

/** Why buying pre-owned items here is safe: the content block, or a default text. */
export function TrustBand({ html }: { html: string | null }) {
  return (
    <Container asChild fluid css={styles.root}>
      <section aria-label="How we work">
        <Html html={html || DEFAULT_HTML} />
      </section>
    </Container>
  );
}
