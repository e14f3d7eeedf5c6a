/** @param {string} sentence @returns {never} */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
