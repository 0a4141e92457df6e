import { Component, type ReactNode } from 'react';

type Props = {
  /** What stands instead. */
  instead: ReactNode;
  onCrash?: () => void;
  children: ReactNode;
};

/**
 * Keeps what throws from taking the whole site with it, also a program that can not be fetched any more since a newer
 * one was put in its place. React offers no other way than a class.
 */
export class CrashGuard extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError = () => ({ crashed: true });

  override componentDidCatch() {
    this.props.onCrash?.();
  }

  override render() {
    return this.state.crashed ? this.props.instead : this.props.children;
  }
}
