import { Component, type ComponentChildren } from 'preact';

export interface FailureBoundaryProps {
  readonly onFailure: (thrown: unknown) => void;
  readonly children: ComponentChildren;
}

/** A survey that cannot be drawn goes away; the page hears of it by an event, not by an exception. */
export class FailureBoundary extends Component<FailureBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  override componentDidCatch(thrown: unknown): void {
    this.setState({ isBroken: true });
    this.props.onFailure(thrown);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
