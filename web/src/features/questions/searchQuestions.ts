/** A question with its answer as sanitised HTML. */
export interface Question {
  question: string;
  html: string;
  /** Id that links point to. */
  anchor?: string | undefined;
}

export interface QuestionTopic {
  heading: string;
  questions: readonly Question[];
}

/** Returns the words of a search in lower case and without accents. */
const wordsOf = (text: string): string[] => comparable(text).split(/\s+/).filter(Boolean);

const comparable = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the topics with the questions that contain every word of the search, in the question or in the answer. */
export function searchQuestions(topics: readonly QuestionTopic[], search: string): QuestionTopic[] {
  const words = wordsOf(search);
  const matches = ({ question, html }: Question): boolean => {
    const text = comparable(`${question} ${html.replaceAll(/<[^<>]*>/g, ' ')}`);
    return words.every((word) => text.includes(word));
  };
  return topics
    .map(({ heading, questions }) => ({ heading, questions: questions.filter(matches) }))
    .filter(({ questions }) => questions.length > 0);
}
