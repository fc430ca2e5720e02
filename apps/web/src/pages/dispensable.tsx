import { Component, type ReactNode, Suspense } from 'react';

/** A part that comes later and that the page is whole without: what cannot be fetched or drawn is simply not there. */
export class Dispensable extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
