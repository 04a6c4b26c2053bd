import { Button, Container, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { sellBand as styles } from '#theme/recipes/home.ts';

const STEPS = [
  { title: 'Show us', text: 'Send photos and a few details about your piece.' },
  { title: 'Get a quote', text: 'Our specialists send you a quote.' },
  { title: 'Get paid', text: 'Ship it to us and choose how you’re paid.' },
];

export function SellBand() {
  return (
    <chakra.section data-band="" css={styles.root} aria-labelledby="sell">
      <Container fluid css={styles.inner}>
        <div>
          <chakra.h2 id="sell" css={styles.title}>
            Have a piece that’s ready for its encore?
          </chakra.h2>
          <Button asChild variant="subtle" size="lg">
            <Link to="/selling-consignment">Sell with us</Link>
          </Button>
        </div>
        <chakra.ol css={styles.steps}>
          {STEPS.map((step) => (
            <chakra.li key={step.title} css={styles.step}>
              <Text as="h3" fontWeight="medium">
                {step.title}
              </Text>
              <p>{step.text}</p>
            </chakra.li>
          ))}
        </chakra.ol>
      </Container>
    </chakra.section>
  );
}
