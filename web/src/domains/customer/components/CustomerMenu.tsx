import { type ButtonProps, Menu } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';
import { useOpenLinks } from '#lib/site/useSite.ts';
import { menu } from '#theme/recipes/overlays.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { CUSTOMER_LINKS } from './MobileUserLinks.tsx';

interface CustomerMenuProps {
  readonly greeting: ReactNode;
  readonly button: ComponentType<ButtonProps>;
  readonly onSignOut: () => void;
}

export function CustomerMenu({ greeting, button: UserButton, onSignOut }: CustomerMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const signOut = useSignOut();
  const links = useOpenLinks(CUSTOMER_LINKS);
  useOnPageChange(() => setIsOpen(false));
  return (
    <Menu.Root
      recipe={menu}
      open={isOpen}
      onOpenChange={({ open }: { open: boolean }) => setIsOpen(open)}
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Trigger asChild>
        <UserButton>
          {greeting}
          <ChevronDown size={14} strokeWidth={1.4} aria-hidden="true" />
        </UserButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {links.map(({ to, label }) => (
            <Menu.Item key={to} value={to} asChild>
              <Link to={to}>{label}</Link>
            </Menu.Item>
          ))}
          <Menu.Separator />
          <Menu.Item
            value="sign-out"
            onClick={() => {
              onSignOut();
              void signOut();
            }}
          >
            Sign Out
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
