import type { Locator, Page } from '@playwright/test';

/** The photos on a product page and in the full-screen viewer. */
export class Gallery {
  readonly pictures: Locator;
  readonly thumbnails: Locator;
  readonly viewer: Locator;
  readonly stage: Locator;

  constructor(page: Page) {
    const row = page.getByRole('group', { name: /^Photos of/ });
    this.pictures = row.getByRole('button');
    this.thumbnails = page.getByRole('button', { name: /^Image \d+ of \d+/ });
    this.viewer = page.getByRole('dialog', { name: /^Photos of/ });
    this.stage = this.viewer.getByRole('img');
  }

  button(name: string): Locator {
    return this.viewer.getByRole('button', { name });
  }

  /** The zoom factor of the photo in the viewer. */
  async scale(): Promise<number> {
    return this.stage.evaluate(
      (image) => image.getBoundingClientRect().width / (image as HTMLElement).offsetWidth,
    );
  }

  /** Dispatches the events of two taps; browsers send no touch events for slow ones, only a double click. */
  async tapTwice(how: 'quickly' | 'slowly'): Promise<void> {
    await this.stage.evaluate((image, isQuick) => {
      const box = image.getBoundingClientRect();
      const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
      const options = { bubbles: true, cancelable: true, clientX, clientY };
      const touch = new Touch({ identifier: 1, target: image, clientX, clientY });
      const send = (touches: readonly string[]) => {
        const pointer = { ...options, pointerType: 'touch', isPrimary: true };
        image.dispatchEvent(new PointerEvent('pointerdown', pointer));
        for (const name of touches) {
          const held = name === 'touchstart' ? { touches: [touch] } : { changedTouches: [touch] };
          image.dispatchEvent(new TouchEvent(name, { ...options, ...held }));
        }
        image.dispatchEvent(new PointerEvent('pointerup', pointer));
        for (const name of ['mousedown', 'mouseup', 'click']) {
          image.dispatchEvent(new MouseEvent(name, options));
        }
      };
      const touches = isQuick ? ['touchstart', 'touchend'] : [];
      send(touches);
      send(touches);
      image.dispatchEvent(new MouseEvent('dblclick', options));
    }, how === 'quickly');
  }
}
