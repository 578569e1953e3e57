import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Called with what was thrown, once the children are gone. React logs it anyway. */
  readonly onCatch?: (reason: unknown) => void;
  /** Shown in place of the children then. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Shows the fallback, or nothing, in place of children that throw or whose code could not be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly caught: boolean }> {
  override state = { caught: false };
  static getDerivedStateFromError = () => ({ caught: true });
  override componentDidCatch(reason: unknown): void {
    this.props.onCatch?.(reason);
  }
  override render(): ReactNode {
    return this.state.caught ? this.props.fallback : this.props.children;
  }
}
