/**
 * Calls an endpoint of the sandbox as a service does.
 * @param {number} port
 * @param {string} path
 * @param {object} body
 * @param {string} [bearer]
 * @returns {Promise<any>} the JSON body; rejects when the status is not 2xx
 */
export async function callJson(port, path, body, bearer) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
  return response.json();
}
