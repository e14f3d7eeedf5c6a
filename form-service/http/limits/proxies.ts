import { BlockList, isIP, isIPv6 } from "node:net";
import { withoutPort } from "./client-key.ts";

/**
 * Whether an address is of one of these proxies: with the port too, as some write down the proxy before them. Taken for a
 * visitor, that one would share its limit among all who come by it.
 */
export function proxiesIn(addressesAndBlocks: readonly string[]): (address?: string) => boolean {
  const known = new BlockList();
  for (const text of addressesAndBlocks) {
    const [address = "", bits] = text.split("/");
    if (bits === undefined) known.addAddress(address, familyOf(address));
    else known.addSubnet(address, Number(bits), familyOf(address));
  }
  return (forwarded = "") => {
    // A zone, as in fe80::1%eth0, is not a part of the address.
    const [address = ""] = withoutPort(forwarded).split("%");
    return isIP(address) !== 0 && known.check(address, familyOf(address));
  };
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
