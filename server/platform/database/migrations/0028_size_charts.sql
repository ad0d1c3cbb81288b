CREATE TABLE "size_charts" (
	"version" integer PRIMARY KEY NOT NULL,
	"charts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "size_charts_version" CHECK ("size_charts"."version" > 0),
	CONSTRAINT "size_charts_list" CHECK (jsonb_typeof("size_charts"."charts") = 'array')
);
