import { ChevronDown, UserRound } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';
import { useOpenLinks } from '#lib/browser/useOpenLinks.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { CUSTOMER_LINKS } from './customerLinks.ts';

/** 'Hi, {name}' with the customer's own links; Esc, a click or the focus elsewhere, and a new page close them. */
export function CustomerMenu({ firstName }: { firstName: string }) {
  const { isOpen, setIsOpen, root, button } = useDisclosure();
  const signOut = useSignOut();
  const links = useOpenLinks(CUSTOMER_LINKS);
  const id = useId();
  const leave = () => {
    setIsOpen(false);
    void signOut();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes, wherever in the menu the focus is.
    <div ref={root} className="e-user-menu" onKeyDown={handleKeyDown}>
      <button
        ref={button}
        type="button"
        className="e-utility-user"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <UserRound size={20} strokeWidth={1.3} aria-hidden="true" />
        <span className="e-user-menu-name">{firstName ? `Hi, ${firstName}` : 'Hi'}</span>
        <ChevronDown size={14} strokeWidth={1.4} aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={() => setIsOpen(false)}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={leave}>
            Sign Out
          </button>
        </li>
      </ul>
    </div>
  );
}

/** Open until Esc, a click or the focus elsewhere, or a new page. */
function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOnPageChange(() => setIsOpen(false));
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  return { isOpen, setIsOpen, root, button };
}
