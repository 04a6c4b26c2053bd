import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { buttonRecipe } from '../theme/recipes.ts';

/** A button; `variant` solid (one a screen), outline or quiet, `size` sm, md or lg. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link that looks like a button, for actions that lead to another page. */
export const ButtonLink = chakra(Link, buttonRecipe);
