import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import { addressOf, type PlanToolRequest } from './plan-tool.ts';

type Props = { request: PlanToolRequest; className?: string | undefined; children: ReactNode };

/** Leads to a page of the plan-browsing tool: by asking the tool, or as the plain link that it is without one. */
export function PlanToolLink({ request, className, children }: Props) {
  const open = (event: MouseEvent) => {
    if (!window.planTool || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.planTool.navigate(request);
  };

  return (
    <Link to={addressOf(request)} className={className} onClick={open}>
      {children}
    </Link>
  );
}
