import { Component, type ReactNode } from 'react';

interface CatchProps {
  /** Told what was thrown, once what was shown is gone. */
  readonly onCatch: (reason: unknown) => void;
  readonly children: ReactNode;
}

/** Shows nothing in place of what has thrown while it was drawn, or could not be fetched. */
export class Catch extends Component<CatchProps, { readonly caught: boolean }> {
  override state = { caught: false };
  static getDerivedStateFromError = () => ({ caught: true });
  override componentDidCatch(reason: unknown): void {
    this.props.onCatch(reason);
  }
  override render(): ReactNode {
    return this.state.caught ? null : this.props.children;
  }
}
