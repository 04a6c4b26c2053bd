import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react';
import { Link } from 'react-router';

type LinkAs<Key extends 'link' | 'button'> = HTMLChakraProps<typeof Link, RecipeProps<Key>>;

/** React Router's link with the look of Chakra's. */
export const TextLink = createRecipeContext({ key: 'link' }).withContext<
  HTMLAnchorElement,
  LinkAs<'link'>
>(Link);

/** React Router's link with the look of a button. */
export const ButtonLink = createRecipeContext({ key: 'button' }).withContext<
  HTMLAnchorElement,
  LinkAs<'button'>
>(Link);
