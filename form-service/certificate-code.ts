/** Node's own codes of a certificate that cannot be trusted, and of a peer that speaks no TLS. */
export const certificateCode =
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH)/;
