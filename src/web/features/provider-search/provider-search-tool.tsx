import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { HeadingLevel } from './heading.tsx';
import { ProviderSearch } from './provider-search.tsx';
import { useSearchedLists } from './searched-lists.ts';
import { raiseClosed, TOOL_CLOSED, type ToolSettings } from './tool-settings.ts';
import { useDraftProviderList } from './use-draft-provider-list.ts';

type Props = {
  /** Whose plans can be searched in. */
  planYear: number;
  onClose: () => void;
};

/** The search as a tool inside another page: when it closes, its list becomes the saved one. DOC-606, DOC-613. */
export default function ProviderSearchTool({ planYear, onClose }: Props) {
  const { providerPartnerCode: partnerCode } = useStart();
  const { providerSearch: words } = useProviderSearchTexts();
  const settings: ToolSettings = { consumer: 'vpp', partnerCode };
  const tool = useRef<HTMLDivElement>(null);
  const [isClosing, setClosing] = useState(false);
  const { list, close, refuse } = useDraftProviderList();
  const lists = useSearchedLists(planYear);
  const [hasFailed, setFailed] = useState(false);

  const closed = useEffectEvent(async () => {
    if (isClosing) return;
    setClosing(true);
    try {
      await close();
      onClose();
    } catch (problem) {
      // The loading ends, the saved list is what it was, and the choice is not lost. ERR-608.
      refuse(problem);
      setFailed(true);
    } finally {
      setClosing(false);
    }
  });
  useEffect(() => {
    const element = tool.current;
    const listen = () => void closed();
    element?.addEventListener(TOOL_CLOSED, listen);
    return () => element?.removeEventListener(TOOL_CLOSED, listen);
  }, []);

  return (
    <Drawer isOpen title={words.title} close={words.close} onClose={() => raiseClosed(tool.current, settings)}>
      <div ref={tool} data-consumer={settings.consumer} data-partner={settings.partnerCode}>
        <HeadingLevel value={3}>
          {isClosing && <Loading label={words.save.saving} rows={1} />}
          {lists.isKnown ? (
            <ProviderSearch list={{ ...list, mayChange: list.mayChange && !isClosing }} lists={lists} />
          ) : (
            <Loading label={words.loading} />
          )}
          <p className="actions">
            <button
              type="button"
              className="ds-c-button ds-c-button--solid"
              disabled={isClosing}
              onClick={() => raiseClosed(tool.current, settings)}
            >
              {words.save.done}
            </button>
            {hasFailed && (
              <button type="button" className="ds-c-button" onClick={onClose}>
                {words.save.closeWithout}
              </button>
            )}
          </p>
        </HeadingLevel>
      </div>
    </Drawer>
  );
}
