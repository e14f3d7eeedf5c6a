/** Every mention of the address, however it is capitalised, becomes '[erased]'. */
export function redact(text: string, email: string): string {
  const pattern = email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replace(new RegExp(pattern, "gi"), "[erased]");
}
