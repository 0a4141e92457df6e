import { Component, type ReactNode } from 'react';

type Props = {
  /** What stands instead. */
  instead: ReactNode;
  onError?: () => void;
  children: ReactNode;
};

/**
 * Keeps what throws from taking the whole site with it, also a program that can not be fetched any more since a newer
 * one was put in its place. React offers no other way than a class.
 */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError = () => ({ crashed: true });

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.crashed ? this.props.instead : this.props.children;
  }
}
