import { counted } from '#lib/format/counts.ts';

interface ReviewBadgeProps {
  /** The shop's page at the review service; null for no badge. */
  readonly url: string | null;
  /** The review service's badge image. */
  readonly image: string | null;
  /** 1 to 5. */
  readonly score: number | null;
  readonly count: number | null;
  /** The shop's name. */
  readonly name: string;
}

export function ReviewBadge({ url, image, score, count, name }: ReviewBadgeProps) {
  if (!url) return null;
  const facts = [
    score !== null && `${score.toFixed(1)} out of 5`,
    count !== null && counted(count, 'review'),
  ].filter(Boolean);
  return (
    <p>
      <a href={url} rel="noopener">
        {image && <img src={image} alt="" height={40} loading="lazy" />}
        {facts.length > 0 ? facts.join(' · ') : `${name} reviews`}
      </a>
    </p>
  );
}
