/** '1 order', '2 orders', '0 orders'; what does not just take an s is told: '1 mail is', '2 mails are'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
