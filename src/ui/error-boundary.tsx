import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Called with what was thrown, once the children are gone. */
  readonly onCatch: (reason: unknown) => void;
  readonly children: ReactNode;
}

/** Shows nothing in place of children that throw or whose code could not be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly caught: boolean }> {
  override state = { caught: false };
  static getDerivedStateFromError = () => ({ caught: true });
  override componentDidCatch(reason: unknown): void {
    this.props.onCatch(reason);
  }
  override render(): ReactNode {
    return this.state.caught ? null : this.props.children;
  }
}
