import { Box, chakra, Flex, IconButton, Image, Progress, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, type LucideIcon, RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFocusAfterRemoval } from '#lib/browser/useFocusAfterRemoval.ts';
import { photoList as styles, uploadProgress } from '#theme/recipes/submission.ts';
import { ErrorText } from '#ui/form/Form.tsx';
import { useDraft } from '../submission/DraftProvider.tsx';
import { type DraftPhoto, movePhoto } from '../submission/draft.ts';
import { readPhoto } from './photoStorage.ts';
import { SHOTS } from './shots.ts';

export function PhotoList({ photos }: { photos: readonly DraftPhoto[] }) {
  const list = useFocusAfterRemoval<HTMLOListElement>();
  return (
    <chakra.ol ref={list} css={styles.root} aria-label="Your photos">
      {photos.map((photo, index) => (
        <Photo
          key={photo.key}
          photo={photo}
          number={index + 1}
          isLast={index === photos.length - 1}
        />
      ))}
    </chakra.ol>
  );
}

function Photo(props: { photo: DraftPhoto; number: number; isLast: boolean }) {
  const { photo, number, isLast } = props;
  const { updateDraft, uploads } = useDraft();
  const source = useSource(photo);
  const { key, photoId, shot } = photo;
  const view = SHOTS.find(({ code }) => code === shot)?.label ?? 'Another view';
  const name = `Photo ${number}: ${view}`;
  const upload = photoId === null ? uploads.uploads.get(key) : undefined;
  const move = (by: number) => updateDraft((draft) => movePhoto(draft, key, by));
  const retry = (button: Element) => {
    // The button disappears with the failure.
    if (button.nextElementSibling instanceof HTMLElement) button.nextElementSibling.focus();
    uploads.retry(key);
  };
  // A disabled button keeps the focus, so that it is not lost when a photo reaches either end.
  const action = (
    label: string,
    Icon: LucideIcon,
    onPress: (button: Element) => void,
    isOff = false,
  ) => (
    <IconButton
      variant="ghost"
      css={styles.action}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={({ currentTarget }) => !isOff && onPress(currentTarget)}
    >
      <Icon size={16} aria-hidden="true" />
    </IconButton>
  );
  return (
    <li>
      <Box aspectRatio="4 / 5" bg="bg.subtle">
        {source && <Image src={source} alt="" boxSize="full" objectFit="cover" />}
      </Box>
      <Text pt="1.5" fontSize="sm">
        {name}
      </Text>
      {upload?.state === 'sending' && (
        <Progress.Root recipe={uploadProgress} value={Math.round(upload.part * 100)}>
          <Progress.Track aria-label={`${name}: uploading`}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      {upload?.state === 'failed' && <ErrorText>{upload.message}</ErrorText>}
      <Flex mx="-2.5">
        {action(`Move ${name} earlier`, ArrowLeft, () => move(-1), number === 1)}
        {action(`Move ${name} later`, ArrowRight, () => move(1), isLast)}
        {upload?.state === 'failed' && action(`Try ${name} again`, RotateCcw, retry)}
        {action(`Remove ${name}`, X, () => uploads.remove(key))}
      </Flex>
    </li>
  );
}

function useSource({ key, path }: DraftPhoto): string | null {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    void readPhoto(key).then((photo) => {
      if (isGone || !photo) return;
      url = URL.createObjectURL(photo);
      setLocal(url);
    });
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [key]);
  return local ?? path;
}
