/** How the doctor search is started by the page that it is part of. DOC-606, DOC-614. */
export type ToolSettings = { consumer: 'vpp'; partnerCode: string };

/** The tool raises it on its own element when it is closed; whoever embeds it does the rest. */
export const TOOL_CLOSED = 'providersearchclose';

declare global {
  interface HTMLElementEventMap {
    [TOOL_CLOSED]: CustomEvent<ToolSettings>;
  }
}

export const raiseClosed = (element: HTMLElement | null, settings: ToolSettings) =>
  element?.dispatchEvent(new CustomEvent(TOOL_CLOSED, { detail: settings, bubbles: true }));
