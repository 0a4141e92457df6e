import { Component, type ReactNode } from 'react';
import { Failure } from '#web/ui/failure.tsx';

type Props = { texts: { title: string; lead: string; reload: string }; children: ReactNode };

/** React offers no other way than a class to catch what a page throws. */
export class CrashGuard extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError = () => ({ crashed: true });

  override render() {
    const { texts, children } = this.props;
    if (!this.state.crashed) return children;
    return (
      <div className="wrap page">
        <h1>{texts.title}</h1>
        <Failure sentence={texts.lead} tryAgain={texts.reload} onTryAgain={() => window.location.reload()} />
      </div>
    );
  }
}
