CREATE TABLE "used_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"subcategory" text NOT NULL,
	"size" text,
	"language" text NOT NULL,
	"known_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_alerts_once" UNIQUE NULLS NOT DISTINCT("email","subcategory","size")
);
--> statement-breakpoint
CREATE INDEX "used_alerts_created" ON "used_alerts" USING btree ("created_at");