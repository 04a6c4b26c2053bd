import { Button } from '@chakra-ui/react';
import type { Draft } from './draft.ts';
import { drafts } from './useDraft.ts';

/** Everything that is about to be sent; each item can be opened again or left out. */
export function ReviewList({ draft }: { draft: Draft }) {
  const edit = (current: number) => drafts.change((now) => ({ ...now, current, step: 'item' }));
  const remove = (index: number) =>
    drafts.change((now) => ({
      ...now,
      items: now.items.filter((_, place) => place !== index),
      current: 0,
    }));
  return (
    <section aria-labelledby="sell-review">
      <h3 className="e-eyebrow" id="sell-review">
        Your submission
      </h3>
      <ol className="e-sell-review">
        {draft.items.map((item, index) => {
          const name = `${item.designer} ${item.model}`.trim() || `Item ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name of its own.
            <li key={index}>
              <div>
                <strong>{name}</strong>
                <span className="e-fact">
                  {[item.category, item.color, item.material].filter(Boolean).join(' · ')}
                  {` · ${item.photos.length} ${item.photos.length === 1 ? 'photo' : 'photos'}`}
                </span>
              </div>
              <div>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Change ${name}`}
                  onClick={() => edit(index)}
                >
                  Change
                </Button>
                {draft.items.length > 1 && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Leave out ${name}`}
                    onClick={() => remove(index)}
                  >
                    Leave out
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
