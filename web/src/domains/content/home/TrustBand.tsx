import { Container } from '@chakra-ui/react';
import { trustBand } from '#theme/recipes/home.ts';
import { slotStyles } from '#theme/slotStyles.ts';
import { Html } from '#ui/Html.tsx';

const OWN_WORDS = `<h2>How we work</h2><ul>
<li><strong>Examined by hand.</strong> Specialists check materials, stitching, hardware and date codes of every piece.</li>
<li><strong>Graded part by part.</strong> Outside, inside, corners and hardware are described, flaws included.</li>
<li><strong>One of each.</strong> What you see in the pictures is the very item you receive.</li>
</ul>`;

/** Why a pre-owned piece can be bought unseen: the editors' block, or the house's own words. */
export function TrustBand({ html }: { html: string | null }) {
  const styles = slotStyles(trustBand);
  return (
    <Container asChild fluid css={styles.root}>
      <section aria-label="How we work">
        <Html html={html || OWN_WORDS} />
      </section>
    </Container>
  );
}
