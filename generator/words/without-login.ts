/**
 * A setting as it may stand in the log of a host that builds, which others read: before the last @ may be a user and a
 * password, wherever in a misspelt address.
 */
export function withoutLogin(address: string): string {
  return address.replace(/^(\w+:[/\\]+|[/\\]+)?.*@/s, "$1…@");
}
