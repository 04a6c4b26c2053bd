import type { SellWordsQuery } from '../submission/SellWords.generated.ts';

/** How it works, in three steps. */
export function Steps({ terms }: { terms: SellWordsQuery['sellTerms'] | null }) {
  const steps = [
    {
      title: 'Show us',
      text: 'Photos and a few words, from your phone or computer. Nothing leaves your home yet.',
    },
    {
      title: 'Choose your offer',
      text: `Our specialists answer within two working days: cash now, consignment or store credit. ${
        terms ? `The offer stands for ${terms.offerDays} days.` : 'Take your time.'
      }`,
    },
    {
      title: 'Ship free, be paid',
      text: 'Print our label: prepaid and insured. We inspect the piece, and pay the way you chose.',
    },
  ];
  return (
    <section className="e-wrap e-selling-part" aria-labelledby="steps">
      <h2 className="e-heading" id="steps">
        How it works
      </h2>
      <ol className="e-selling-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
