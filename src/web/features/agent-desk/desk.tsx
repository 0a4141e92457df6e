import { Problem } from '#contract/problem.ts';
import { useFindShoppers } from '#web/data/agent-desk.ts';
import { useAgentDeskTexts } from '#web/data/page-texts.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import styles from './agent-desk.module.css';
import { FoundShopper } from './found-shopper.tsx';
import { SearchForm } from './search-form.tsx';

export function Desk() {
  const texts = useTexts();
  const words = useAgentDeskTexts();
  const { mutate, data, error, isPending } = useFindShoppers();
  const isTooOften = error instanceof Problem && error.code === 'too-many-requests';
  const refusal = error && (isTooOften ? words.wait : problemText(error, texts));

  return (
    <>
      <SearchForm isBusy={isPending} refusal={refusal} error={error} onSearch={(search) => mutate(search)} />
      <div role="status">
        {data && (
          <h2 className={styles.title}>{data.shoppers.length > 0 ? words.found(data.shoppers.length) : words.none}</h2>
        )}
      </div>
      {data && data.shoppers.length > 0 && (
        <ul className={styles.foundShoppers}>
          {data.shoppers.map((shopper) => (
            <FoundShopper key={shopper.uuid} shopper={shopper} />
          ))}
        </ul>
      )}
      <p className="quiet">{words.written}</p>
    </>
  );
}
