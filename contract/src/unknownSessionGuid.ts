/** Session whose name the service did not give: the nil UUID of RFC 9562. */
export const unknownSessionGuid = '00000000-0000-0000-0000-000000000000';
