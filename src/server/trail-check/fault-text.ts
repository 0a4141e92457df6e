import type { Fault } from './verify.ts';

export function faultText(fault: Fault): string {
  if ('anchor' in fault) {
    return fault.what === 'signature'
      ? `anchor ${fault.anchor}: was not signed here, or not after the anchor before it`
      : `anchor ${fault.anchor}: the trails were not what they are now; rows from before it are gone or changed`;
  }
  if ('accessOf' in fault) {
    return `access events of ${fault.accessOf}: row ${fault.position} is not what was written there, or the signed end`;
  }
  if ('acceptance' in fault)
    return `accepted fault ${fault.acceptance}: was not written here, or not after the one before it`;
  return fault.position === 'head'
    ? `profile ${fault.uuid}: the trail does not end as its signed head says`
    : `profile ${fault.uuid}: row ${fault.position} is not what was written there`;
}
