/** What of a plan and of a form of a drug a question about costs needs. */
export type Plan = { contractId: string; pbpNumber: string; segmentId: string; planYear: number };
export type Form = { nationalDrugCode: string; packages: { size: number }[] };

/** @throws with what was answered, when it is no answer. */
export async function fetched<Answer>(url: string, body?: object): Promise<Answer> {
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await fetch(url, body ? posted : {});
  if (!reply.ok) throw new Error(`${url}: ${await reply.text()}`);
  return (await reply.json()) as Answer;
}
