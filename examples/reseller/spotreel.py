"""Python 3.8 or newer, no packages. Copy this file into your server."""
import hashlib
import hmac
import json
import os
import time
import urllib.error
import urllib.request

BASE_URL = os.environ["SPOTREEL_URL"]  # https://videos.example.com
API_KEY = os.environ["SPOTREEL_API_KEY"]  # sr_live_…


def call(method, path, body=None):
    request = urllib.request.Request(
        f"{BASE_URL}/api{path}",
        method=method,
        headers={"Authorization": f"Bearer {API_KEY}", "Content-Type": "application/json"},
        data=None if body is None else json.dumps(body).encode(),
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)["data"]
    except urllib.error.HTTPError as error:
        raise RuntimeError(f"Spotreel: {error.read().decode()}") from error


def put_user(external_id, **fields):
    """Makes the user on first use; later calls change what is given. external_id: the id in your database."""
    return call("POST", "/v1/tenant/users", {"externalId": external_id, **fields})


def embed_token(external_id, origins, project_id=None):
    """A token for the page of one user. origins: where your pages are; project_id: to open this project alone."""
    body = {"externalId": external_id, "origins": origins}
    if project_id is not None:
        body["projectId"] = project_id
    return call("POST", "/v1/tenant/embed-tokens", body)["token"]


def is_from_spotreel(body, signature, secret, now=None):
    """Whether a webhook is from Spotreel. body: the bytes of the request, before any JSON parser."""
    parts = [part.split("=", 1) for part in (signature or "").split(",") if "=" in part]
    sent = next((value for name, value in parts if name == "t"), "")
    if not sent.isdigit() or abs((now or time.time()) - int(sent)) > 300:
        return False
    expected = hmac.new(secret.encode(), sent.encode() + b"." + body, hashlib.sha256).hexdigest()
    return any(name == "v1" and hmac.compare_digest(value.encode(), expected.encode()) for name, value in parts)
