export { MobileUserLinks } from './components/MobileUserLinks.tsx';
export { UserMenu } from './components/UserMenu.tsx';
export { SessionStart } from './session/SessionStart.tsx';
export { SignInGate } from './sign-in/SignInGate.tsx';
