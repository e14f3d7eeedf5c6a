/** The same answers, each but 'nothing' worked out once; it keeps what it was asked for as long as it is kept itself. */
export function remembered<Q, A>(answer: (question: Q) => A): (question: Q) => A {
  const known = new Map<Q, A>();
  return question => {
    const found = known.get(question);
    if (found !== undefined) return found;
    const made = answer(question);
    known.set(question, made);
    return made;
  };
}
