import { chakra, Dialog, Flex, IconButton, Portal, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, type LucideIcon, X, ZoomIn, ZoomOut } from 'lucide-react';
import {
  type CSSProperties,
  type DOMAttributes,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type ReactZoomPanPinchRef,
  TransformComponent,
  TransformWrapper,
} from 'react-zoom-pan-pinch';
import { viewer as styles } from '#theme/recipes/gallery.ts';
import { dialog } from '#theme/recipes/overlays.ts';
import { Picture } from '#ui/Picture.tsx';
import type { Gallery_ImageFragment } from '../ProductPage.generated.ts';
import { toViewName } from './useGallery.ts';

/** At this scale, the image fits the screen. */
const MIN_SCALE = 1;
const MAX_SCALE = 2.25;
/** The step of a zoom button: five steps span the whole range. */
const ZOOM_STEP = 0.25;
/** No animation (in milliseconds): an animated step would start the next one from an intermediate scale. */
const NO_ANIMATION_MS = 0;

/** Inline styles, because the zoom library's style sheet comes after ours. */
const STAGE = { width: '100%', height: '100%', touchAction: 'none' } as const;
const CENTERED = { width: '100%', height: '100%', justifyContent: 'center' } as const;

interface GalleryViewerProps {
  readonly images: readonly Gallery_ImageFragment[];
  readonly name: string;
  /** The initial image (0-based). */
  readonly first: number;
  /** Called with the last shown image. */
  readonly onClose: (index: number) => void;
  /** Returns the element to focus after closing. */
  readonly getPicture: (index: number) => HTMLElement | null;
}

/**
 * The full-screen gallery: pinch, double tap (200 ms) or buttons zoom from 1 to 2.25, dragging pans, arrows change the
 * image. Esc closes it and returns the focus to the image.
 */
export function GalleryViewer({ images, name, first, onClose, getPicture }: GalleryViewerProps) {
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(first);
  const [scale, setScale] = useState<number>(MIN_SCALE);
  const [touchProps] = useState(ignoreEmulatedMouse);
  const fit = useFit();
  const image = images[index];
  const zoomIn = () => void zoom.current?.zoomIn(ZOOM_STEP, NO_ANIMATION_MS);
  const zoomOut = () => void zoom.current?.zoomOut(ZOOM_STEP, NO_ANIMATION_MS);
  const show = (to: number) => setIndex(Math.max(0, Math.min(images.length - 1, to)));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => show(index - 1),
    ArrowRight: () => show(index + 1),
    Home: () => show(0),
    End: () => show(images.length - 1),
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    0: () => void zoom.current?.resetTransform(NO_ANIMATION_MS),
  };

  function handleKey(event: KeyboardEvent) {
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  if (!image) return null;
  return (
    <Dialog.Root
      recipe={dialog}
      open
      onOpenChange={(change: { open: boolean }) => !change.open && onClose(index)}
      initialFocusEl={() => close.current}
      finalFocusEl={() => getPicture(index)}
    >
      <Portal>
        <Dialog.Positioner p="0" style={fit}>
          <Dialog.Content css={styles.content} onKeyDown={handleKey} {...touchProps}>
            <Dialog.Title srOnly>Photos of {name}</Dialog.Title>
            <Flex as="header" align="center" gap="1" ps="5" pe="3" py="2">
              <Text flex="1" fontSize="md" fontVariantNumeric="tabular-nums" aria-live="polite">
                {index + 1} of {images.length}: {toViewName(image.alt, name)}
              </Text>
              <ViewerButton
                label="Zoom out"
                icon={ZoomOut}
                isAtEnd={scale <= MIN_SCALE}
                onClick={zoomOut}
              />
              <ViewerButton
                label="Zoom in"
                icon={ZoomIn}
                isAtEnd={scale >= MAX_SCALE}
                onClick={zoomIn}
              />
              <ViewerButton ref={close} label="Close" icon={X} onClick={() => onClose(index)} />
            </Flex>
            <chakra.div css={styles.stage}>
              <TransformWrapper
                key={image.position}
                ref={zoom}
                minScale={MIN_SCALE}
                maxScale={MAX_SCALE}
                smooth={false}
                wheel={{ step: ZOOM_STEP / 2 }}
                doubleClick={{ mode: 'toggle', step: MAX_SCALE - MIN_SCALE }}
                onInit={({ state }) => setScale(state.scale)}
                onTransform={(_, state) => setScale(state.scale)}
              >
                <TransformComponent wrapperStyle={STAGE} contentStyle={CENTERED}>
                  <Picture
                    sources={{ product: image.large }}
                    alt={image.alt}
                    size="product"
                    isFirst
                  />
                </TransformComponent>
              </TransformWrapper>
            </chakra.div>
            {images.length > 1 && (
              <chakra.footer css={styles.steps}>
                <ViewerButton
                  label="Previous photo"
                  icon={ChevronLeft}
                  isAtEnd={index === 0}
                  onClick={() => show(index - 1)}
                />
                <ViewerButton
                  label="Next photo"
                  icon={ChevronRight}
                  isAtEnd={index === images.length - 1}
                  onClick={() => show(index + 1)}
                />
              </chakra.footer>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface ViewerButtonProps {
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Disabled without losing the focus. */
  readonly isAtEnd?: boolean;
  readonly onClick: () => void;
}

function ViewerButton({ ref, label, icon: Icon, isAtEnd = false, onClick }: ViewerButtonProps) {
  return (
    <IconButton
      ref={ref}
      variant="ghost"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onClick}
    >
      <Icon strokeWidth={1.25} aria-hidden="true" />
    </IconButton>
  );
}

/** Follows the visible part of the page, which changes when the phone is turned. */
function useFit(): CSSProperties | undefined {
  const [fit, setFit] = useState(fitIntoView);
  useEffect(() => {
    const stop = new AbortController();
    for (const event of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(event, () => setFit(fitIntoView()), stop);
    return () => stop.abort();
  }, []);
  return fit;
}

/**
 * Fits the gallery into the visible part of a page that is zoomed by a pinch: touches of the photo cannot zoom the page
 * out, and Close may be outside.
 */
function fitIntoView(): CSSProperties | undefined {
  const view = window.visualViewport;
  if (!view || view.scale === 1) return undefined;
  const { scale, offsetLeft, offsetTop } = view;
  const transform = `translate(${offsetLeft}px, ${offsetTop}px) scale(${1 / scale})`;
  return { transformOrigin: '0 0', transform };
}

/**
 * Swallows the mouse events that browsers emulate after touch events: they would interrupt the zoom of a double tap and
 * would turn two slow taps into a double click.
 */
function ignoreEmulatedMouse(): DOMAttributes<Element> {
  let isTouch = false;
  const stop = (event: SyntheticEvent): void => {
    if (isTouch) event.stopPropagation();
  };
  return {
    onPointerDownCapture: ({ pointerType }) => {
      isTouch = pointerType === 'touch';
    },
    onMouseDownCapture: stop,
    onDoubleClickCapture: stop,
  };
}
