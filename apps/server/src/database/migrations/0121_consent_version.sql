-- Which words somebody agreed to; choices without a text of their own have none.
ALTER TABLE consents ADD COLUMN version text;
