import type { FaqId } from '#domain/profile/faq.ts';

type Entry = { question: string; answer: readonly string[] };

/** Five questions with honest answers; which view shows which stands in the document. SHELL-017. */
export const faq = {
  title: 'Frequently asked questions',
  entries: {
    'saved-where': {
      question: 'Where are my saved plans kept?',
      answer: [
        'As a guest, your saved plans stay with this browser for 90 days after your last visit. Other devices do not show them.',
        'Saving a plan does not enroll you in it.',
      ],
    },
    'when-to-join': {
      question: 'When can I join a plan?',
      answer: [
        'Each fall, from October 15 to December 7, anyone with Medicare can choose a plan for the next year. Your coverage then starts on January 1.',
        'You may have other chances, such as when you first get Medicare or when you move.',
      ],
    },
    'how-to-get-help': {
      question: 'How can I talk to a person?',
      answer: [
        'Call the number in the “Need help?” box on this page. You can also call 1-800-MEDICARE for help with all of your choices.',
      ],
    },
    'drug-costs': {
      question: 'Why do drug costs differ from plan to plan?',
      answer: [
        'Each plan has its own list of drugs, its own deductible and its own prices at each pharmacy. The same drug can cost more in one plan than in another.',
        'If we do not know a figure, we say “Not available”. We never guess.',
      ],
    },
    'doctors-in-network': {
      question: 'How do I know if a plan includes my doctor?',
      answer: [
        'Many Medicare Advantage plans have a network of doctors and hospitals. Ask the plan or your doctor before you enroll, since networks change.',
        'A drug plan has no network of doctors.',
      ],
    },
  } satisfies Record<FaqId, Entry>,
  /** Stands below the answer about talking to a person. CONTENT-415. */
  salesLine: (hours: string, tty: string) => `Our sales line is open ${hours}. ${tty}.`,
};
