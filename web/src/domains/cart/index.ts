export { BagButton } from './components/BagButton.tsx';
export { BagPanel } from './components/BagPanel.tsx';
