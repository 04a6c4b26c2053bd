export { MobileUserLinks } from './components/MobileUserLinks.tsx';
export { SignInButtons } from './components/SignInButtons.tsx';
export { UserMenu } from './components/UserMenu.tsx';
export { NewPasswordField } from './password/NewPasswordField.tsx';
export { SessionStart } from './session/SessionStart.tsx';
export { SignInGate } from './sign-in/SignInGate.tsx';
export { useCreateAccount } from './sign-in/useCreateAccount.ts';
